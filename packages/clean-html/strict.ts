import { keepBackground } from './background.ts';
import { replacementLink } from './forms-to-other-sites.ts';

/**
 * Matches keywords, numbers and colours. The only allowed functions are colours, because other
 * functions could load files.
 */
const VALUE = /^[\w\s#.,%+-]*$|^\s*(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch)a?\([\w\s.,%/+-]*\)\s*$/i;

/** Matches CSS properties that cannot cover or move content: our custom properties, and colours. */
const PROPERTY = /^\s*(--gz-[\w-]+|(background-|border-)?color)\s*$/;

const isHarmless = (style: string) =>
	style.split(';').every((one) => {
		if (one.trim() === '') return true;
		const [property = '', ...value] = one.split(':');
		return PROPERTY.test(property) && VALUE.test(value.join(':'));
	});

/** Allowed types of inputs: those in which visitors cannot enter text. */
const INPUT_TYPES = /^(hidden|submit|button)$/i;

/** Matches the prefixes of ids that our scripts look up. */
const OWN_IDS = /^(gazetteer|gz-announcements)/i;

const isNode = (value: unknown) => value instanceof Node || value instanceof HTMLCollection;

/**
 * Whether an id would hide a property of `window`, because browsers make elements with ids
 * available there.
 */
const hidesWindowProperty = (id: string) => {
	const there = (window as unknown as Record<string, unknown>)[id];
	return OWN_IDS.test(id) || (there !== undefined && there !== null && !isNode(there));
};

const addressOf = (form: Element) => form.getAttribute('action') ?? '';

const postsToThisSite = (form: Element) => {
	if (form.getAttribute('method')?.toLowerCase() !== 'post') return false;
	const action = addressOf(form);
	if (!URL.canParse(action, document.baseURI)) return false;
	const { protocol, origin } = new URL(action, document.baseURI);
	return /^https?:$/.test(protocol) && origin === location.origin;
};

const removeElements = (found: Iterable<Element>, isWrong: (element: Element) => boolean) => {
	for (const element of found) if (isWrong(element)) element.remove();
};

const removeAttributes = (
	root: DocumentFragment,
	name: string,
	isWrong: (value: string) => boolean,
) => {
	for (const element of root.querySelectorAll(`[${name}]`)) {
		if (isWrong(element.getAttribute(name)!)) element.removeAttribute(name);
	}
};

/** Removes unsafe values of attributes. */
export function cleanAttributes(clean: DocumentFragment): DocumentFragment {
	for (const styled of clean.querySelectorAll<HTMLElement>('[style]')) {
		const style = styled.getAttribute('style')!;
		if (!isHarmless(style)) keepBackground(styled, style);
	}
	for (const paint of ['fill', 'stroke'])
		removeAttributes(clean, paint, (value) => !VALUE.test(value));
	removeAttributes(clean, 'id', hidesWindowProperty);
	return clean;
}

/** Removes forms to other sites, text fields and unsafe attribute values. */
export function strict(clean: DocumentFragment): DocumentFragment {
	for (const form of clean.querySelectorAll('form')) {
		if (postsToThisSite(form)) continue;
		const link = URL.canParse(addressOf(form), document.baseURI) && replacementLink(form);
		if (link) form.replaceWith(link);
		else form.remove();
	}
	removeElements(
		clean.querySelectorAll('input'),
		(input) => !INPUT_TYPES.test(input.getAttribute('type') ?? ''),
	);
	cleanAttributes(clean);
	for (const named of clean.querySelectorAll('[name]:not(input, button)')) {
		named.removeAttribute('name');
	}
	return clean;
}
