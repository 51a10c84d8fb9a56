import type { UponSanitizeAttributeHook } from 'dompurify';

const form = document.createElement('form');

/** The sanitiser uses these DOM properties, and a field with the same name would shadow them. */
const isRelied = (name: string) =>
	name in Node.prototype ||
	(name in Element.prototype && name !== 'id') ||
	typeof (form as unknown as Record<string, unknown>)[name] === 'function';

/**
 * Keeps the names of form controls, such as `action` and `title`. DOMPurify would remove names that are also properties
 * of forms.
 */
export const keepNames: UponSanitizeAttributeHook = (node, attribute) => {
	if (attribute.attrName !== 'name' || !/^(?:input|button)$/i.test(node.nodeName)) return;
	if (!isRelied(attribute.attrValue)) attribute.forceKeepAttr = true;
};
