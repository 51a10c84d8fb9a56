import { ourPolicy } from './policy.ts';

const REQUIRES = /require-trusted-types-for/i;

interface Factory {
	readonly defaultPolicy?: object | null;
}

/**
 * Whether libraries without our policy may write HTML from strings. Headers cannot be read without causing a violation,
 * so check the page's `meta` element and whether it refused our policy.
 */
export function letsOthersParse(): boolean {
	const { trustedTypes } = window as { trustedTypes?: Factory };
	if (!trustedTypes || trustedTypes.defaultPolicy) return true;
	const policies = document.querySelectorAll<HTMLMetaElement>(
		'meta[http-equiv="content-security-policy" i]',
	);
	if ([...policies].some(({ content }) => REQUIRES.test(content))) return false;
	return ourPolicy() !== null;
}
