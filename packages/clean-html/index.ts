export { cleanFields } from './clean-fields.ts';
export { cleanHtml } from './clean-html.ts';
export { copyPart, readOwnPage } from './own-page.ts';
export { allowsUntrustedHtml } from './allows-untrusted-html.ts';
export { cleanRichText, trustedRichText } from './clean-rich-text.ts';
