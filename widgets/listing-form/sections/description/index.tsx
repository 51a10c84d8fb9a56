import { trustedRichText } from '@gazetteer/clean-html';
import { adoptStyles } from '@gazetteer/dom';
import { fireEvent } from '@gazetteer/form';
import { flushSync } from '@wordpress/element';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { Description } from './description.tsx';
import { followPageEditor } from './page-editor.ts';
import styles from './style.css?inline';

/** The selector of WordPress's own editor. */
const EDITOR = '.wp-editor-container, .wp-editor-wrap';

/**
 * Gives the editor the height of the textarea, to avoid a layout shift. It grows with the text,
 * unless the text is already taller than the textarea.
 */
function keepRoom(host: HTMLElement, room: number): void {
	host.style.minBlockSize = host.style.blockSize = `${room}px`;
	const area = host.querySelector('.ql-editor');
	if (area && area.scrollHeight > area.clientHeight) host.classList.add('gz-rich-full');
	else host.style.blockSize = '';
}

function drawEditor(
	{ fill, values, leaving: signal }: ActiveListingForm,
	textarea: HTMLTextAreaElement,
): void {
	const { parentElement } = textarea;
	if (!parentElement) return;
	adoptStyles(styles);
	const [label] = textarea.labels;
	const labelledBy = label ? (label.id ||= 'gz-description-label') : '';
	const heightOf = () => parentElement.getBoundingClientRect().height;
	const height = heightOf();
	const before = textarea.getAttribute('tabindex');
	const wrote = (html: string) => {
		textarea.value = html;
		values.set('description', html);
		fireEvent(textarea, 'input');
	};
	const { host, empty } = flushSync(() =>
		fill(
			parentElement,
			<Description textarea={textarea} labelledBy={labelledBy} wrote={wrote} />,
			{ before: textarea.nextSibling, attributes: { class: 'gz-rich-host' } },
		),
	);
	textarea.classList.add('gz-rich-carrier');
	textarea.tabIndex = -1;
	textarea.setAttribute('aria-hidden', 'true');
	host.style.display = 'none';
	const room = height - heightOf();
	host.style.display = '';
	keepRoom(host, room);
	values.set('description', textarea.value);
	signal.addEventListener('abort', () => {
		empty();
		textarea.classList.remove('gz-rich-carrier');
		textarea.removeAttribute('aria-hidden');
		if (before === null) textarea.removeAttribute('tabindex');
		else textarea.setAttribute('tabindex', before);
	});
}

/**
 * Replaces the description's textarea with a rich-text editor. The textarea stays in the form and
 * is sent.
 */
export function start(form: ActiveListingForm, part: HTMLElement): void {
	if (!(part instanceof HTMLTextAreaElement)) return undefined;
	if (part.closest(EDITOR)) return followPageEditor(form, part);
	// If the page's Trusted Types policy blocks the editor, keep the plain textarea.
	if (trustedRichText('') === undefined) return undefined;
	const draw = () => form.leaving.aborted || drawEditor(form, part);
	// Wait until the textarea loses the focus, so that the visitor's typing is not interrupted.
	if (part.matches(':focus')) {
		part.addEventListener('blur', draw, { signal: form.leaving, once: true });
	} else draw();
	return undefined;
}
