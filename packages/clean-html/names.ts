import type { UponSanitizeAttributeHook } from 'dompurify';

const form = document.createElement('form');

/**
 * Whether a name equals a DOM property that DOMPurify reads. A form field with this name would hide
 * the property.
 */
const isDomProperty = (name: string) =>
	name in Node.prototype ||
	(name in Element.prototype && name !== 'id') ||
	typeof (form as unknown as Record<string, unknown>)[name] === 'function';

/**
 * Keeps names of form controls such as `action` and `title`. By default, DOMPurify removes every
 * name that is also a property of forms.
 */
export const keepNames: UponSanitizeAttributeHook = (node, attribute) => {
	if (attribute.attrName !== 'name' || !/^(?:input|button)$/i.test(node.nodeName)) return;
	if (!isDomProperty(attribute.attrValue)) attribute.forceKeepAttr = true;
};
