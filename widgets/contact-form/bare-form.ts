/**
 * The same form, deaf to its fields: one that is called `action` or `reset` would answer in the place of
 * the form's own member of that name.
 */
export const bareForm = (form: HTMLFormElement) =>
	new Proxy(form, {
		get(_form, key) {
			const member: unknown = Reflect.get(HTMLFormElement.prototype, key, form);
			return typeof member === 'function' ? member.bind(form) : member;
		},
	});
