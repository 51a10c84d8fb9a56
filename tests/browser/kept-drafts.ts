import type { Page } from 'playwright-core';

/** The drafts in the browser's storage: the texts as JSON, and the number of files. */
const keptDrafts = (page: Page) =>
	page.evaluate(async () => {
		const [found] = await indexedDB.databases();
		if (!found) return { texts: '', files: 0 };
		const opening = indexedDB.open(found.name!);
		await new Promise((done) => (opening.onsuccess = done));
		const database = opening.result;
		const transaction = database.transaction(['drafts', 'files']);
		const texts = transaction.objectStore('drafts').getAll();
		const files = transaction.objectStore('files').count();
		await new Promise((done) => (transaction.oncomplete = done));
		database.close();
		return { texts: JSON.stringify(texts.result), files: files.result };
	});

/** Waits until a draft contains the text and this number of files. */
export async function untilKept(page: Page, text: string, files = 0): Promise<void> {
	for (;;) {
		const kept = await keptDrafts(page);
		if (kept.texts.includes(text) && kept.files >= files) return;
		await page.waitForTimeout(50);
	}
}
