import type { Actions, ContactForm } from './form.ts';

/** Loads what a form can do: send, reset, check. */
export async function loadInteractive(form: ContactForm): Promise<Actions> {
	const { activate } = await import('./interactive/index.ts');
	return (form.actions ??= activate(form));
}

/**
 * The same for a visitor's touch. What draws the form comes at the same time, though it is not waited for: it is far
 * larger, and neither sending nor the refill of a cached page needs it.
 */
export async function loadForVisitor(form: ContactForm): Promise<void> {
	// Only a head start: whatever needs it imports it again, and reports what went wrong.
	import('./interactive/view.tsx').catch(() => {});
	(await loadInteractive(form)).touched();
}
