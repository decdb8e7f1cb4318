/** The one place that knows what the product is called. */
export const productName = 'Boardwell';
export const academyName = 'Boardwell Academy';

/** Of whoever operates the product: check it before you go public. */
export const supportAddress = 'support@boardwell.example';
