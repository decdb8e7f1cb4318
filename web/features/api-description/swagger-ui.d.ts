declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly layout: 'BaseLayout';
    readonly docExpansion: 'list' | 'none';
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly displayOperationId: boolean;
    readonly supportedSubmitMethods: readonly string[];
    readonly validatorUrl: null;
  };
  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default function SwaggerUI(options: Options): unknown;
}
