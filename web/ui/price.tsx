type PriceProps = {
  readonly price: string;
  readonly period: string;
  /** What it would cost otherwise; struck out. */
  readonly originalPrice?: string;
};

export const Price = ({ price, period, originalPrice }: PriceProps) => (
  <div className="price">
    {price}
    <small> {period}</small>
    {originalPrice ? (
      <s>
        <span className="vh">instead of </span>
        {originalPrice}
      </s>
    ) : null}
  </div>
);
