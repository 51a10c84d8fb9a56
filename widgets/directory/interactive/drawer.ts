import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { DETAILS, PANEL } from '../markup.ts';

const LABEL = 'gz-drawer-label';

function drawHead(close: () => void): HTMLElement {
	const head = document.createElement('div');
	head.className = 'gz-drawer-head';
	const title = document.createElement('h2');
	title.id = LABEL;
	title.textContent = pageText(TEXT.filters);
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'gz-drawer-close';
	button.setAttribute('aria-label', pageText(TEXT.close));
	button.textContent = '✕';
	button.addEventListener('click', close);
	head.append(title, button);
	return head;
}

/**
 * Shows the filters of a form in a modal dialog. The dialog is inside the form, so that the filters
 * stay in the form. Closing it puts the filters back, and returns the focus to the opener.
 */
export function openDrawer(form: HTMLFormElement, opener: HTMLElement, leaving: AbortSignal): void {
	const details = form.querySelector(DETAILS);
	const panel = details?.querySelector<HTMLElement>(PANEL);
	if (!details || !panel) return;
	const dialog = document.createElement('dialog');
	dialog.className = 'gz-drawer';
	dialog.setAttribute('aria-labelledby', LABEL);
	const close = () => dialog.close();
	dialog.append(drawHead(close), panel);
	form.append(dialog);
	dialog.addEventListener('close', () => {
		leaving.removeEventListener('abort', close);
		details.append(panel);
		dialog.remove();
		opener.focus({ preventScroll: true });
	});
	leaving.addEventListener('abort', close);
	dialog.showModal();
}

/** Returns the open drawer of a form. */
export const drawerOf = (form: HTMLFormElement) =>
	form.querySelector<HTMLDialogElement>('dialog.gz-drawer');
