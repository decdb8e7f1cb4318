/** The one place that knows what the product is called. */
export const productName = 'Boardwell';
export const academyName = 'Boardwell Academy';
