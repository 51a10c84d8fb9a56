import type { ContactForm } from '../form.ts';
import { counter } from './counter.ts';
import { reflection } from './reflection.ts';

/** Updates the character counters and the elements that repeat a field's value. */
export function showMirrors(form: ContactForm): void {
	counter(form);
	reflection(form);
}
