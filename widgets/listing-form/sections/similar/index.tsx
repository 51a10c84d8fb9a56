import { FIELD, LISTING_FORM, TEXT, TIMING, fillIn } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageAjax, pageText } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import type { StartSection } from '../../interactive/sections.ts';
import { similarListings, type SimilarListing } from './calls.ts';
import styles from './style.css?inline';

/** Identifies our own form, because only our own server can search for similar listings. */
const OURS = '[name="gazetteer_listing_form"]';

const WATCHED = [FIELD.title, FIELD.location, `${FIELD.location}[]`];

function Warning({ listing: { title, url, place, claim } }: { readonly listing: SimilarListing }) {
	return (
		<p className="gz-similar">
			<span>{pageText(TEXT.alreadyListed)}</span>
			<a
				className="gz-similar-name"
				href={url}
				target="_blank"
				rel="noopener noreferrer"
				title={place ? `${title}, ${place}` : title}
			>
				<bdi>{title}</bdi>
				{place && (
					<>
						, <bdi>{place}</bdi>
					</>
				)}
			</a>
			{claim && (
				<a
					className="gz-similar-claim"
					href={claim}
					target="_blank"
					rel="noopener noreferrer"
				>
					{pageText(TEXT.claimListing)}
				</a>
			)}
		</p>
	);
}

/**
 * Warns next to the title's label if a listing with a similar title exists. The form can still be
 * sent.
 */
export const start: StartSection = (form, part) => {
	const { element, leaving: signal, fill } = form;
	if (!element.querySelector(OURS) || element.classList.contains(LISTING_FORM.editing)) return;
	adoptStyles(styles);
	const store = createStore<SimilarListing | undefined>(undefined);
	const Shown = () => {
		const listing = useStore(store, (state) => state);
		return listing ? <Warning listing={listing} /> : null;
	};
	fill(part.parentElement!, <Shown />, { attributes: { class: 'gz-similar-place' } });

	const ajax = pageAjax();
	let question = new AbortController();
	let pause: ReturnType<typeof setTimeout> | undefined;
	let announcedUrl = '';
	const end = () => {
		clearTimeout(pause);
		question.abort();
		question = new AbortController();
	};
	const show = (listing: SimilarListing | undefined) => {
		store.update(() => listing);
		if (!listing || listing.url === announcedUrl) return;
		announcedUrl = listing.url;
		announce(fillIn(pageText(TEXT.similarListing), { name: listing.title }));
	};
	const ask = async () => {
		const { signal: asked } = question;
		const body = new FormData(element);
		const texts = (name: string) => body.getAll(name).map(String).filter(Boolean);
		const [title = ''] = texts(FIELD.title);
		if (!title.trim()) return show(undefined);
		const places = [...texts(FIELD.location), ...texts(`${FIELD.location}[]`)];
		try {
			const [first] = await similarListings(ajax, title, places, asked);
			if (!asked.aborted) show(first);
		} catch {
			// Ignore the error, because the warning is optional.
			if (!asked.aborted) show(undefined);
		}
	};
	const changed = ({ target }: Event) => {
		if (!WATCHED.includes((target as HTMLInputElement).name)) return;
		end();
		pause = setTimeout(() => ask().catch(form.broke), TIMING.similarDebounce);
	};
	for (const type of ['input', 'change']) element.addEventListener(type, changed, { signal });
	signal.addEventListener('abort', end);
	// The title may have been typed before this section was loaded.
	pause = setTimeout(() => ask().catch(form.broke), TIMING.similarDebounce);
};
