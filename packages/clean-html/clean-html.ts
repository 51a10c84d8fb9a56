import purifier from 'dompurify';
import { ALLOWED } from './allowed.ts';
import { keepNames } from './names.ts';
import { parseUnaided } from './parse.ts';
import { ourPolicy } from './policy.ts';
import { strict } from './strict.ts';

purifier.addHook('uponSanitizeAttribute', keepNames);

function withoutPolicy(html: string): DocumentFragment {
	const root = parseUnaided(html);
	purifier.sanitize(root, { ...ALLOWED, IN_PLACE: true, TRUSTED_TYPES_POLICY: null });
	const clean = root.ownerDocument.createDocumentFragment();
	clean.append(...root.childNodes);
	return clean;
}

/**
 * A server's HTML as nodes, of which nothing runs, and nothing is sent but to this site. Never throws,
 * whatever the text and whatever the page forbids.
 */
export function cleanHtml(html: string): DocumentFragment {
	const policy = ourPolicy();
	return strict(
		policy === null
			? withoutPolicy(html)
			: purifier.sanitize(html, {
					...ALLOWED,
					RETURN_DOM_FRAGMENT: true,
					TRUSTED_TYPES_POLICY: policy ?? null,
				}),
	);
}
