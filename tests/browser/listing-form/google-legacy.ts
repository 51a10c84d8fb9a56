/**
 * A stub of Google’s script from before 2025, which Google still serves for older keys. The stub
 * has either no importLibrary() or new classes that reject calls. Calls are recorded in
 * `window.asked`. Tests send the source of this function to the page, so it cannot use imports.
 */
export function recordedLegacyGoogle(): void {
	const page = window as unknown as {
		asked: unknown[];
		google: { maps: Record<string, unknown> };
	};
	const asked = (page.asked ??= []);
	let sessions = 0;
	class AutocompleteSessionToken {
		readonly session = (sessions += 1);
	}
	const place = (id: string) => ({
		name: 'Pier Café',
		formatted_phone_number: '02 5550 1234',
		address_components: [
			{ types: ['street_number'], long_name: '1', short_name: '1' },
			{ types: ['locality', 'political'], long_name: 'Manly', short_name: 'Manly' },
		],
		formatted_address: '1 Pier Street, Manly NSW 2095, Australia',
		...(id === 'nowhere'
			? {}
			: { geometry: { location: { lat: () => -33.7969, lng: () => 151.2838 } } }),
		website: 'https://pier.example/',
		types: ['cafe', 'point_of_interest', 'establishment'],
		photos: [
			{
				html_attributions: ['<a href="https://ada.example">Ada</a>'],
				getUrl: (most: object) => `/pages/images/harbour.svg?${JSON.stringify(most)}`,
			},
		],
	});
	class AutocompleteService {
		getPlacePredictions(
			request: { input: string; sessionToken: AutocompleteSessionToken },
			done: (found: unknown[] | null, status: string) => void,
		) {
			asked.push({ input: request.input, session: request.sessionToken.session });
			if (request.input === 'denied') return done(null, 'REQUEST_DENIED');
			const line = (id: string, name: string) => ({
				place_id: id,
				description: name,
				structured_formatting: { main_text: name, secondary_text: 'Manly NSW' },
			});
			done([line('cafe', 'Pier Café'), line('nowhere', 'Nowhere')], 'OK');
		}
	}
	class PlacesService {
		getDetails(
			request: { placeId: string; fields: readonly string[] },
			done: (found: unknown, status: string) => void,
		) {
			asked.push({ details: request.placeId, fields: request.fields });
			done(place(request.placeId), 'OK');
		}
	}
	const { maps } = (page.google ??= { maps: {} });
	maps['places'] = { AutocompleteService, AutocompleteSessionToken, PlacesService };
	maps['event'] = {
		clearInstanceListeners: ({ id }: HTMLElement) => asked.push({ taken: id }),
	};
}
