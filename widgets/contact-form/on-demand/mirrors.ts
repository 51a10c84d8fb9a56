import type { ContactForm } from '../form.ts';
import { counter } from './counter.ts';
import { reflection } from './reflection.ts';

/** Shows elsewhere what stands in a field: how long it is, or the text itself. */
export function showMirrors(form: ContactForm): void {
	counter(form);
	reflection(form);
}
