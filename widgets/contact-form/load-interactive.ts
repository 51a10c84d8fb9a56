import type { Actions, ContactForm } from './form.ts';

export async function loadInteractive(form: ContactForm): Promise<Actions> {
	const { activate } = await import('./interactive/index.ts');
	return (form.actions ??= activate(form));
}

/**
 * Loads the interactive part at the visitor's first touch. The view is preloaded without waiting:
 * it is much larger, and neither sending nor the refill of a cached page needs it.
 */
export async function loadForVisitor(form: ContactForm): Promise<void> {
	// Only a preload: the code that needs the view imports it again and reports errors.
	import('./interactive/view.tsx').catch(() => {});
	(await loadInteractive(form)).touched();
}
