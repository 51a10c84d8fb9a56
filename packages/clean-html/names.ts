import type { UponSanitizeAttributeHook } from 'dompurify';

const form = document.createElement('form');

/** By these a node is found, read and taken away, and a field of that name would stand in their place. */
const isRelied = (name: string) =>
	name in Node.prototype ||
	(name in Element.prototype && name !== 'id') ||
	typeof (form as unknown as Record<string, unknown>)[name] === 'function';

/**
 * What a form carries is sent under the names the server gave it, `action` and `title` among them, which the
 * purifier would take away because forms have properties of these names.
 */
export const keepNames: UponSanitizeAttributeHook = (node, attribute) => {
	if (attribute.attrName !== 'name' || !/^(?:input|button)$/i.test(node.nodeName)) return;
	if (!isRelied(attribute.attrValue)) attribute.forceKeepAttr = true;
};
