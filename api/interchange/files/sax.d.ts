declare module 'sax' {
  type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

  type Parser = {
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    ondoctype: (declaration: string) => void;
    onerror: (error: Error) => void;
    readonly line: number;
    write: (text: string) => Parser;
    close: () => Parser;
  };

  type Options = { readonly strictEntities: boolean; readonly position: boolean };

  const sax: { readonly parser: (strict: boolean, options: Options) => Parser };
  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default sax;
}
