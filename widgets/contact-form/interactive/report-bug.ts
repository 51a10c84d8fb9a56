import { report } from '@gazetteer/host';
import type { ContactForm } from '../form.ts';

/** Reports a bug to the site's scripts and the console. The page goes on. */
export const reportBug = ({ root }: ContactForm, error: unknown): void =>
	report(root, 'contact-form', error);
