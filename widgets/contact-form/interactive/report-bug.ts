import { report } from '@gazetteer/host';
import type { ContactForm } from '../form.ts';

/** Reports a bug through a `gazetteer:error` event and the console. The page continues to work. */
export const reportBug = ({ root }: ContactForm, error: unknown): void =>
	report(root, 'contact-form', error);
