/** A form element for reading its members and calling its methods. Change it by its attributes. */
export type BareForm = Readonly<HTMLFormElement>;

/**
 * The same form element, without fields in the place of its members. In the browser a field named `submit` or `action`
 * hides the form's own member of that name.
 */
export const bareForm = (element: HTMLFormElement): BareForm =>
	new Proxy(element, {
		get(_element, key) {
			const member: unknown = Reflect.get(HTMLFormElement.prototype, key, element);
			return typeof member === 'function' ? member.bind(element) : member;
		},
	});
