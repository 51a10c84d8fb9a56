import { PLAN_CARD } from '@gazetteer/contract';

/** Plans that are ready to be shown: the server's HTML and its sanitized nodes. */
export interface Offer {
	/** Whether these plans are part of the server's HTML, which stays unchanged. */
	readonly isDrawn?: boolean;
	/** The HTML as the server sent it, for comparisons. */
	readonly html: string;
	readonly content: DocumentFragment;
	/** Whether there are billing periods. Undefined if the response does not contain this. */
	readonly switchable: boolean | undefined;
}

export const plansIn = (content: ParentNode) =>
	content.querySelectorAll<HTMLFormElement>(`form.${PLAN_CARD.form}`);

const textOf = (content: ParentNode) => (content as Node).textContent!.replace(/\s+/g, ' ').trim();

const addressesOf = (content: ParentNode) =>
	Array.from(
		content.querySelectorAll(`[name="${PLAN_CARD.plan}"],a`),
		(one) => one.getAttribute('value') ?? one.getAttribute('href'),
	).join();

/**
 * Compares two offers. Plans in the page's HTML and in a response have different nonces and spaces,
 * so compare their texts and links only.
 */
export const isSameOffer = (offer: Pick<Offer, 'html' | 'content'>, known: Offer): boolean =>
	known.isDrawn
		? textOf(offer.content) === textOf(known.content) &&
			addressesOf(offer.content) === addressesOf(known.content)
		: offer.html === known.html;

/**
 * Counts the plans with a form, including forms that the sanitizer replaced with a link because
 * they lead to another site.
 */
export const countPlans = (content: ParentNode) =>
	content.querySelectorAll(`.${PLAN_CARD.form}`).length;

/** Returns the text of a response without any elements, such as “No plans found”, or ''. */
export const sentenceIn = ({ content }: Offer) =>
	content.firstElementChild ? '' : content.textContent!.trim();

/** Adds the selected category to the form of each plan as a hidden input. */
export function addCategory(content: ParentNode, category: number): void {
	for (const form of plansIn(content)) {
		for (const old of form.querySelectorAll(`[name="${PLAN_CARD.category}"]`)) old.remove();
		if (!category) continue;
		const input = document.createElement('input');
		input.type = 'hidden';
		input.name = PLAN_CARD.category;
		input.value = String(category);
		form.append(input);
	}
}
