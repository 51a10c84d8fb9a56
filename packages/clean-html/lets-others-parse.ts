import { ourPolicy } from './policy.ts';

const REQUIRES = /require-trusted-types-for/i;

interface Factory {
	readonly defaultPolicy?: object | null;
}

/**
 * Whether text may be written as markup by who knows nothing of our policy, as libraries do. A page cannot be asked
 * for what its headers say without being broken once: what is known is its own `meta`, and that it has refused us.
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
