// Messages with the wording of spec §8. Import them as `MESSAGE.wrongPlace`. Each message is a
// separate export for tree shaking.

/** The default error message. A form can override it with `data-error-msg`. */
export const formInvalid = 'Sorry! There is problem in your submission';

/** `{name}` is the text that the visitor typed, not the name of a place. */
export const placeWithoutGeometry = "No details available for input: '{name}'";

export const offline = 'You are probably offline.';
export const invalidJson = 'The response is not a valid JSON response.';
export const wrongPlace = 'Error: This contact form is placed in the wrong place.';
