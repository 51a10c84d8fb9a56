/** The delayed click. A page has at most one. `release()` follows its link. */
interface Held {
	readonly link: Element;
	readonly timer: ReturnType<typeof setTimeout>;
	readonly follow: () => void;
}

let held: Held | undefined;

/** The attributes that determine how the browser follows a link. */
const COPIED = ['href', 'rel', 'referrerpolicy', 'ping'];

/**
 * Clicks a copy of the link outside the document, so that scripts of the page receive no second
 * click.
 */
const followerOf = (link: Element, url: string, target: string) => {
	const copy = document.createElement('a');
	for (const name of COPIED) {
		const value = link.getAttribute(name);
		if (value !== null) copy.setAttribute(name, value);
	}
	copy.href = url;
	copy.target = target;
	return () => copy.click();
};

export const isHeld = (link: Element) => held?.link === link;

/** Cancels the delayed click, after another click or after leaving the page. */
export function drop(): void {
	clearTimeout(held?.timer);
	held = undefined;
}

/** Follows the link of the delayed click. */
export function release(): void {
	const follow = held?.follow;
	drop();
	follow?.();
}

/** Returns a function that releases this click, but no later one. */
export function hold(link: Element, url: string, target: string, delay: number): () => void {
	drop();
	const mine: Held = {
		link,
		timer: setTimeout(release, delay),
		follow: followerOf(link, url, target),
	};
	held = mine;
	return () => {
		if (held === mine) release();
	};
}
