import purifier, { type Config } from 'dompurify';
import { keepNames } from './names.ts';
import { parseWithoutPolicy } from './parse.ts';
import { ourPolicy } from './policy.ts';

purifier.addHook('uponSanitizeAttribute', keepNames);

function withoutPolicy(html: string, allowed: Config): DocumentFragment {
	const root = parseWithoutPolicy(html);
	purifier.sanitize(root, { ...allowed, IN_PLACE: true, TRUSTED_TYPES_POLICY: null });
	const clean = root.ownerDocument.createDocumentFragment();
	clean.append(...root.childNodes);
	return clean;
}

/** Sanitises HTML with DOMPurify. Also works on pages with Trusted Types. */
export function purify(html: string, allowed: Config): DocumentFragment {
	const policy = ourPolicy();
	return policy === null
		? withoutPolicy(html, allowed)
		: purifier.sanitize(html, {
				...allowed,
				RETURN_DOM_FRAGMENT: true,
				TRUSTED_TYPES_POLICY: policy ?? null,
			});
}
