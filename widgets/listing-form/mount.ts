import { once } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { requireTerms } from './account/terms.ts';
import { switchAccount } from './account/account.ts';
import { findForm } from './form.ts';
import './style.css';

/** Any of these is a visitor's, and what they will need comes with the first. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

export const mount: Mount = (root, _options, leaving) => {
	const form = findForm(root, leaving);
	if (!form) return;
	switchAccount(form);
	requireTerms(form);

	const loadInteractive = once(async () => {
		const { activate } = await import('./interactive/index.ts');
		leaving.throwIfAborted();
		return activate(form);
	});
	const touched = () => {
		// Without it the form is as the server drew it, and can be sent.
		loadInteractive().catch((error) => leaving.aborted || console.warn(error));
	};
	for (const type of TOUCHES) {
		root.addEventListener(type, touched, { signal: leaving, once: true, capture: true });
	}
	addEventListener('scroll', touched, { signal: leaving, once: true, passive: true });
};
