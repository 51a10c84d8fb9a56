import { keepBackground } from './background.ts';
import { linkInstead } from './forms-to-other-sites.ts';

/** Words, numbers and colours. Of what is written with brackets only a colour: all else could fetch. */
const VALUE = /^[\w\s#.,%+-]*$|^\s*(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch)a?\([\w\s.,%/+-]*\)\s*$/i;

/** What our own stylesheets ask for, and colours: nothing that covers or moves. */
const PROPERTY = /^\s*(--gz-[\w-]+|(background-|border-)?color)\s*$/;

const isHarmless = (style: string) =>
	style.split(';').every((one) => {
		if (one.trim() === '') return true;
		const [property = '', ...value] = one.split(':');
		return PROPERTY.test(property) && VALUE.test(value.join(':'));
	});

/** Of all that can be typed into, nothing; what remains is sent as it came. */
const INPUT_TYPES = /^(hidden|submit|button)$/i;

/** Names by which our own parts are found on a page. */
const OURS = /^(gazetteer|gz-announcements)/i;

const isNode = (value: unknown) => value instanceof Node || value instanceof HTMLCollection;

/** An id is also a name on the window, where it must not stand in for something that scripts look up. */
const clobbers = (id: string) => {
	const there = (window as unknown as Record<string, unknown>)[id];
	return OURS.test(id) || (there !== undefined && there !== null && !isNode(there));
};

const addressOf = (form: Element) => form.getAttribute('action') ?? '';

/** A form that leads anywhere but to this site, or writes what it carries into an address, is no plan's. */
const isHomely = (form: Element) => {
	if (form.getAttribute('method')?.toLowerCase() !== 'post') return false;
	const action = addressOf(form);
	if (!URL.canParse(action, document.baseURI)) return false;
	const { protocol, origin } = new URL(action, document.baseURI);
	return /^https?:$/.test(protocol) && origin === location.origin;
};

const dropWhere = (found: Iterable<Element>, isWrong: (element: Element) => boolean) => {
	for (const element of found) if (isWrong(element)) element.remove();
};

const bareWhere = (root: DocumentFragment, name: string, isWrong: (value: string) => boolean) => {
	for (const element of root.querySelectorAll(`[${name}]`)) {
		if (isWrong(element.getAttribute(name)!)) element.removeAttribute(name);
	}
};

/** What is to be judged by more than its name, on any element. */
export function judgeAttributes(clean: DocumentFragment): DocumentFragment {
	for (const styled of clean.querySelectorAll<HTMLElement>('[style]')) {
		const style = styled.getAttribute('style')!;
		if (!isHarmless(style)) keepBackground(styled, style);
	}
	for (const paint of ['fill', 'stroke']) bareWhere(clean, paint, (value) => !VALUE.test(value));
	bareWhere(clean, 'id', clobbers);
	return clean;
}

/** The same, and of forms only those of this site that need no typing. */
export function strict(clean: DocumentFragment): DocumentFragment {
	for (const form of clean.querySelectorAll('form')) {
		if (isHomely(form)) continue;
		const link = URL.canParse(addressOf(form), document.baseURI) && linkInstead(form);
		if (link) form.replaceWith(link);
		else form.remove();
	}
	dropWhere(
		clean.querySelectorAll('input'),
		(input) => !INPUT_TYPES.test(input.getAttribute('type') ?? ''),
	);
	judgeAttributes(clean);
	for (const named of clean.querySelectorAll('[name]:not(input, button)')) {
		named.removeAttribute('name');
	}
	return clean;
}
