// Messages with the wording of the specification. Imported as `MESSAGE.wrongPlace`, with one export each for tree
// shaking. Spec §8.

/** Default; a form can override it with `data-error-msg`. */
export const formInvalid = 'Sorry! There is problem in your submission';

/** `{name}` is the typed text, not the name of the place. */
export const placeWithoutGeometry = "No details available for input: '{name}'";

export const offline = 'You are probably offline.';
export const invalidJson = 'The response is not a valid JSON response.';
export const wrongPlace = 'Error: This contact form is placed in the wrong place.';
