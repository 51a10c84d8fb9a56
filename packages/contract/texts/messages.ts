// What a visitor is told, word for word. Imported as `MESSAGE.wrongPlace`, one export each, so that a
// bundle carries only what it uses. Spec §8.

/** Unless the form's own `data-error-msg` says something else. */
export const formInvalid = 'Sorry! There is problem in your submission';

/** `{name}` is what was typed, not the place's name. */
export const placeWithoutGeometry = "No details available for input: '{name}'";

export const offline = 'You are probably offline.';
export const invalidJson = 'The response is not a valid JSON response.';
export const wrongPlace = 'Error: This contact form is placed in the wrong place.';
