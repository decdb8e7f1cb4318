import styles from './price.module.css';
import textStyles from './text.module.css';

type PriceProps = {
  readonly price: string;
  readonly period: string;
  /** What it would cost otherwise; struck out. */
  readonly originalPrice?: string;
};

export const Price = ({ price, period, originalPrice }: PriceProps) => (
  <div className={styles['price']}>
    {price}
    <small> {period}</small>
    {originalPrice ? (
      <s>
        <span className={textStyles['vh']}>instead of </span>
        {originalPrice}
      </s>
    ) : null}
  </div>
);
