import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

const make = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	className: string,
	attributes: Readonly<Record<string, string>> = {},
) => {
	const element = document.createElement(tag);
	element.className = className;
	Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
	return element;
};

function button(className: string, label: string): HTMLButtonElement {
	const made = make('button', `gz-photos-button ${className}`, { 'aria-label': label });
	made.type = 'button';
	return made;
}

/** Creates the dialog of the viewer, in the language and direction of the gallery. */
export function drawDialog(root: HTMLElement) {
	const name = root.dataset['name'] ?? '';
	const label = name ? fillIn(pageText(TEXT.photosOf), { name }) : pageText(TEXT.photos);
	const dialog = make('dialog', 'gz-photos', { 'aria-label': label });
	dialog.dir = getComputedStyle(root).direction;
	const { lang } = root.closest<HTMLElement>('[lang]') ?? {};
	if (lang) dialog.lang = lang;

	const close = button('gz-photos-close', pageText(TEXT.close));
	const previous = button('gz-photos-previous', pageText(TEXT.previousPhoto));
	const next = button('gz-photos-next', pageText(TEXT.nextPhoto));
	const count = make('p', 'gz-photos-count', { 'aria-hidden': 'true' });
	const status = make('p', 'gz-photos-status', { role: 'status' });

	const figure = make('figure', 'gz-photos-figure');
	const image = make('img', 'gz-photos-image', { decoding: 'async' });
	const caption = make('figcaption', 'gz-photos-caption');
	const error = make('p', 'gz-photos-error', { role: 'alert' });
	error.hidden = true;
	const link = document.createElement('a');
	link.textContent = pageText(TEXT.openPhoto);
	error.append(pageText(TEXT.photoFailed), ' ', link);
	figure.append(image, caption);

	dialog.append(count, close, figure, error, previous, next, status);
	return { dialog, image, caption, count, status, error, close, previous, next };
}
