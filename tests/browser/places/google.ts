/**
 * A stub of Google’s library, loaded by Google’s own loader. Its answers have the real types, and
 * calls are recorded in `window.asked`. Tests send the source of this function to the page, so it
 * cannot use imports.
 */
export function recordedGoogle(): void {
	const page = window as unknown as {
		asked: unknown[];
		google: { maps: Record<string, unknown> };
		gm_authFailure?: () => void;
	};
	const asked = (page.asked ??= []);
	let sessions = 0;
	class AutocompleteSessionToken {
		readonly session = (sessions += 1);
	}
	const text = (words: string) => ({ text: words, toString: () => words });
	const place = (id: string, session: number) => ({
		displayName: 'Pier Café',
		nationalPhoneNumber: '02 5550 1234',
		addressComponents: [
			{ types: ['street_number'], longText: '1', shortText: '1' },
			{ types: ['locality', 'political'], longText: 'Manly', shortText: 'Manly' },
		],
		formattedAddress: '1 Pier Street, Manly NSW 2095, Australia',
		location: id === 'nowhere' ? null : { lat: () => -33.7969, lng: () => 151.2838 },
		websiteURI: 'https://pier.example/',
		types: ['cafe', 'point_of_interest', 'establishment'],
		photos: [
			{
				authorAttributions: [{ displayName: 'Ada' }],
				getURI: (most: object) => `https://photos.example/${JSON.stringify(most)}`,
			},
		],
		async fetchFields({ fields }: { fields: readonly string[] }) {
			asked.push({ details: id, session, fields });
			return { place: this };
		},
	});
	const prediction = (id: string, session: number) => ({
		placeId: id,
		mainText: text(id === 'cafe' ? 'Pier Café' : 'Nowhere'),
		secondaryText: text('Manly NSW, Australia'),
		text: text('Pier Café, Manly NSW, Australia'),
		toPlace: () => place(id, session),
	});
	const AutocompleteSuggestion = {
		async fetchAutocompleteSuggestions(request: {
			input: string;
			sessionToken: AutocompleteSessionToken;
		}) {
			const { session } = request.sessionToken;
			asked.push({ input: request.input, session });
			if (request.input === 'refused') {
				page.gm_authFailure?.();
				throw new Error('ApiTargetBlockedMapError');
			}
			return {
				suggestions: [
					{ placePrediction: prediction('cafe', session) },
					{ placePrediction: null },
					{ placePrediction: prediction('nowhere', session) },
				],
			};
		},
	};
	const { maps } = (page.google ??= { maps: {} });
	maps['importLibrary'] = async (name: string) => {
		asked.push({ library: name });
		return { AutocompleteSessionToken, AutocompleteSuggestion };
	};
	// The callback in the URL of the script. The loader waits for it.
	(maps['__ib__'] as (() => void) | undefined)?.();
}
