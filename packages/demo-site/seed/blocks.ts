/** These functions return block markup as the block editor saves it. */

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

export const escape = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Matches characters that would end the block's HTML comment or be parsed as markup. */
const RISKY = /--|[<>&]/g;

const asCode = (signs: string) =>
	[...signs].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const attributes = (values: Readonly<Record<string, unknown>>) =>
	Object.keys(values).length ? `${JSON.stringify(values).replace(RISKY, asCode)} ` : '';

/** Returns a block. A block without `inside` is rendered by the server. */
export const block = (
	name: string,
	values: Readonly<Record<string, unknown>> = {},
	inside?: string,
): string =>
	inside === undefined
		? `<!-- wp:${name} ${attributes(values)}/-->`
		: `<!-- wp:${name} ${attributes(values)}-->\n${inside}\n<!-- /wp:${name} -->`;

/** Returns a paragraph block. `html` is markup, so escape texts in it. */
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

/** Returns an HTML block, whose markup the editor does not change. */
export const asIs = (html: string): string => block('html', {}, html);

export const shortcode = (text: string): string => block('shortcode', {}, text);

export const link = (address: string, text: string): string =>
	`<a href="${escape(address)}">${escape(text)}</a>`;
