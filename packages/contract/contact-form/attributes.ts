// Attributes in the markup of the contact form. Import them as `CONTACT_ATTRIBUTE.status`.

export const status = 'data-status';
export const form = 'data-wpcf7-id';
export const field = 'data-name';
export const counterTarget = 'data-target-name';
export const counterStart = 'data-starting-value';
export const counterValue = 'data-current-value';
export const counterMaximum = 'data-maximum-value';
export const counterMinimum = 'data-minimum-value';
export const reflectionOf = 'data-reflection-of';
export const reflectionDefault = 'data-default';
