import type { Actions, ContactForm } from './form.ts';

export async function loadInteractive(form: ContactForm): Promise<Actions> {
	const { activate } = await import('./interactive/index.ts');
	return (form.actions ??= activate(form));
}

/**
 * Loads the script for interactions when the visitor first uses the form. Also preloads the view
 * without waiting for it, because the view is much larger and not needed for sending.
 */
export async function loadForVisitor(form: ContactForm): Promise<void> {
	// Only a preload: the code that needs the view imports it again and reports errors.
	import('./interactive/view.tsx').catch(() => {});
	(await loadInteractive(form)).touched();
}
