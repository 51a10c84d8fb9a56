import { trustedWriting } from '@gazetteer/clean-html';
import { adoptStyles } from '@gazetteer/dom';
import type { ActiveForm } from '../../index.ts';
import { Description } from './description.tsx';
import styles from './style.css?inline';

/** The editor that WordPress itself draws. */
const EDITOR = '.wp-editor-container, .wp-editor-wrap';

interface PageEditor {
	readonly tinymce?: { readonly triggerSave?: () => void };
}

/** It writes into its textarea when it is told to. */
function followPageEditor({ element, parts, leaving: signal }: ActiveForm): void {
	const save = () => (window as PageEditor).tinymce?.triggerSave?.();
	parts.push({ ready: () => Promise.resolve(save()) });
	element.addEventListener('submit', save, { signal, capture: true });
}

function drawEditor(
	{ fill, values, leaving: signal }: ActiveForm,
	textarea: HTMLTextAreaElement,
): void {
	const { parentElement } = textarea;
	if (!parentElement) return;
	adoptStyles(styles);
	const [label] = textarea.labels;
	const labelledBy = label ? (label.id ||= 'gz-description-label') : '';
	const height = parentElement.offsetHeight;
	const before = textarea.getAttribute('tabindex');
	const wrote = (html: string) => {
		textarea.value = html;
		values.set('description', html);
		textarea.dispatchEvent(new Event('input', { bubbles: true }));
	};
	const { host, empty } = fill(
		parentElement,
		<Description textarea={textarea} labelledBy={labelledBy} wrote={wrote} />,
		{ before: textarea.nextSibling, attributes: { class: 'gz-rich-host' } },
	);
	textarea.classList.add('gz-rich-carrier');
	textarea.tabIndex = -1;
	textarea.setAttribute('aria-hidden', 'true');
	// It takes the room of the textarea, so that nothing below it moves. React has not drawn yet.
	host.style.minBlockSize = `${height - parentElement.offsetHeight}px`;
	values.set('description', textarea.value);
	signal.addEventListener('abort', () => {
		empty();
		textarea.classList.remove('gz-rich-carrier');
		textarea.removeAttribute('aria-hidden');
		if (before === null) textarea.removeAttribute('tabindex');
		else textarea.setAttribute('tabindex', before);
	});
}

/** The description with headings, lists and links. The textarea stays what is sent. */
export function start(form: ActiveForm, part: HTMLElement): void {
	if (part.closest(EDITOR)) return followPageEditor(form);
	// A page may forbid what an editor needs. The textarea is whole by itself.
	if (!(part instanceof HTMLTextAreaElement) || trustedWriting('') === undefined)
		return undefined;
	const draw = () => form.leaving.aborted || drawEditor(form, part);
	// Somebody who writes is not disturbed.
	if (part.matches(':focus')) {
		part.addEventListener('blur', draw, { signal: form.leaving, once: true });
	} else draw();
	return undefined;
}
