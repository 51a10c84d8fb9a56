/** A form element whose members can be read and called. Set attributes of the element to change it. */
export type BareForm = Readonly<HTMLFormElement>;

/**
 * Returns a proxy of a form element for safe access to its members. In browsers, a field named
 * `submit` or `action` hides the form's own member.
 */
export const bareForm = (element: HTMLFormElement): BareForm =>
	new Proxy(element, {
		get(_element, key) {
			const member: unknown = Reflect.get(HTMLFormElement.prototype, key, element);
			return typeof member === 'function' ? member.bind(element) : member;
		},
	});
