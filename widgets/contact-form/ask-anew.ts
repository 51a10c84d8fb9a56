import type { Contact } from './contact.ts';

type Said = Readonly<Record<string, unknown>>;

/** Few forms ask what machines cannot answer: what renews the questions is not for all. */
export async function askAnew(contact: Contact, said: Said): Promise<void> {
	if (!said['captcha'] && !said['quiz']) return;
	try {
		const { renew } = await import('./renew.ts');
		renew(contact, said);
	} catch (error) {
		console.warn(error);
	}
}
