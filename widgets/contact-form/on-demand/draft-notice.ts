import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { ContactForm } from '../form.ts';

/**
 * The notice is at the end of the form, where it causes no layout shift, and sticky while the form
 * is visible.
 */
const STYLE = `
.gz-draft {
	position: sticky;
	inset-block-end: 12px;
	z-index: 9;
	display: flex;
	flex-wrap: wrap;
	gap: 8px 16px;
	align-items: center;
	margin-block: 16px 0;
	padding: 12px 16px;
	border: 1px solid var(--gz-border, currentcolor);
	border-radius: var(--gz-radius, 4px);
	background: canvas;
	color: canvastext;
	box-shadow: 0 2px 8px rgb(0 0 0 / 15%);
}

.gz-draft-at-rest {
	position: static;
}

.gz-draft p {
	flex: 1 1 12em;
	margin: 0;
}

.gz-draft button {
	min-height: 44px;
	padding: 4px 12px;
	border: 1px solid;
	border-radius: var(--gz-radius, 4px);
	background: none;
	color: inherit;
	font: inherit;
	cursor: pointer;
}
`;

let styled = false;

/** An adopted stylesheet is not blocked by a Content Security Policy. */
function addStyle(): void {
	if (styled || !('adoptedStyleSheets' in document)) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(STYLE);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	styled = true;
}

function button(label: string, press: () => void): HTMLButtonElement {
	const made = document.createElement('button');
	made.type = 'button';
	made.textContent = pageText(label);
	made.addEventListener('click', press);
	return made;
}

/** Shows that a draft was restored, with buttons to keep or discard it. */
export function showDraftNotice(
	{ bare, leaving }: ContactForm,
	first: HTMLElement | undefined,
	discard: () => void,
): void {
	addStyle();
	const notice = document.createElement('div');
	notice.className = 'gz-draft';
	notice.setAttribute('role', 'status');
	const words = document.createElement('p');
	const end = () => notice.remove();
	const answer = (then?: () => void) => () => {
		end();
		then?.();
		// The clicked button was removed, so move the focus.
		first?.focus();
	};
	notice.append(
		words,
		button(TEXT.draftKeep, answer()),
		button(TEXT.draftDiscard, answer(discard)),
	);
	bare.append(notice);
	// Screen readers announce only text that is added to an existing live region.
	words.textContent = pageText(TEXT.draftRestored);
	for (const over of ['submit', 'reset']) {
		bare.addEventListener(over, end, { once: true, signal: leaving });
	}
	// When the visitor continues to type, make the notice non-sticky, so that it does not cover the
	// focused field.
	bare.addEventListener(
		'focusin',
		({ target }) => {
			if (!notice.contains(target as Node)) notice.classList.add('gz-draft-at-rest');
		},
		{ signal: leaving },
	);
	leaving.addEventListener('abort', end);
}
