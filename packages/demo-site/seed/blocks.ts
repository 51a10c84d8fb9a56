/** Block markup, as the editor would have saved it. */

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

export const escape = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** What would end the comment that a block begins with, or be taken for markup. */
const RISKY = /--|[<>&]/g;

const asCode = (signs: string) =>
	[...signs].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const attributes = (values: Readonly<Record<string, unknown>>) =>
	Object.keys(values).length ? `${JSON.stringify(values).replace(RISKY, asCode)} ` : '';

/** Any block; without `inside` it is one that the server draws alone. */
export const block = (
	name: string,
	values: Readonly<Record<string, unknown>> = {},
	inside?: string,
): string =>
	inside === undefined
		? `<!-- wp:${name} ${attributes(values)}/-->`
		: `<!-- wp:${name} ${attributes(values)}-->\n${inside}\n<!-- /wp:${name} -->`;

/** `html` is markup, so escape its values. */
export const paragraph = (html: string, className = ''): string =>
	className
		? block('paragraph', { className }, `<p class="${className}">${html}</p>`)
		: block('paragraph', {}, `<p>${html}</p>`);

export const heading = (html: string, level: 2 | 3 = 2): string =>
	block(
		'heading',
		level === 2 ? {} : { level },
		`<h${level} class="wp-block-heading">${html}</h${level}>`,
	);

export const list = (items: readonly string[]): string =>
	block(
		'list',
		{},
		`<ul>${items.map((item) => block('list-item', {}, `<li>${item}</li>`)).join('\n')}</ul>`,
	);

/** Markup that the editor does not change. */
export const asIs = (html: string): string => block('html', {}, html);

export const shortcode = (text: string): string => block('shortcode', {}, text);

export const link = (address: string, text: string): string =>
	`<a href="${escape(address)}">${escape(text)}</a>`;
