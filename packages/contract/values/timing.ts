// Milliseconds. Imported as `TIMING.redirect`: one export for each number, and not one object, so
// that a bundle carries the numbers it uses and no others. Spec §9 unless a line says otherwise.

export const scrollTopFade = 300;
export const scrollTopTravel = 300;
export const accountFade = 500;
export const galleryRecount = 2000;
export const redirect = 1000;

/** Spec §7 and §9: "about 1000–1100 ms". A link is held for the first and never longer than the second. */
export const outboundDelay = { default: 1000, limit: 1100 } as const;

/** A widget that waits for a quiet moment waits no longer than this. Ours. */
export const idleLimit = 2000;

/** The slide between the two address inputs, as pages of this kind have always had it. */
export const addressSlide = 300;

/** After this long without an answer a contact call counts as a lost connection. Ours. */
export const contactLimit = 60_000;

/** The same for a listing, whose pictures take longer. Ours. */
export const listingLimit = 120_000;

/** A photo that is not prepared after this long is sent as it was chosen. Ours. */
export const photoLimit = 30_000;

/** A bot-check that is blocked must not hold the form. Ours. */
export const botCheckLimit = 3000;

/** The same for a service that is there and still thinks; a visitor who has something to do has all the time. Ours. */
export const botCheckThinking = 15_000;

/** What is being written in a form is kept this often at most. Ours. */
export const draftPause = 500;

/** What was written and never sent is forgotten after this long. Ours. */
export const draftLife = 7 * 24 * 60 * 60_000;

/** Whoever types a place's name is left this long to go on before anybody is asked. Ours. */
export const placePause = 300;

/** Whether a listing is there already is asked once its title has rested for so long. Ours. */
export const similarPause = 800;

/** A lookup that is blocked or slow is given up after this long. Ours. */
export const placeLimit = 10_000;
