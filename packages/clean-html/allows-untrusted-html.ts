import { ourPolicy } from './policy.ts';

const REQUIRES = /require-trusted-types-for/i;

interface Factory {
	readonly defaultPolicy?: object | null;
}

/**
 * Whether other libraries may write HTML from strings on this page. Trying it could send a CSP
 * violation report, and scripts cannot read the CSP header. Therefore check the `meta` element, and
 * whether the page refused our policy.
 */
export function allowsUntrustedHtml(): boolean {
	const { trustedTypes } = window as { trustedTypes?: Factory };
	if (!trustedTypes || trustedTypes.defaultPolicy) return true;
	const policies = document.querySelectorAll<HTMLMetaElement>(
		'meta[http-equiv="content-security-policy" i]',
	);
	if ([...policies].some(({ content }) => REQUIRES.test(content))) return false;
	return ourPolicy() !== null;
}
