// The texts in the sections of the listing form. They are not in the specification.

/** Texts for the features and custom fields of a category. */
export const features = 'Features';
export const detailsShown = 'This category has more fields.';
export const detailsFault = 'The fields of this category could not be loaded.';
export const chooseOne = 'Please choose at least one.';

/** Texts for the list of FAQs. */
export const questionNumber = 'Question {number}';
export const addQuestion = 'Add a question';
export const removeQuestion = 'Remove question {number}';
export const questionUp = 'Move question {number} up';
export const questionDown = 'Move question {number} down';
export const questionMoved = 'Question {number} of {count}';
export const questionRemoved = 'Question removed.';
export const questionLimit = 'No more than {count} questions.';

/** Texts for the list of social profiles. `pleaseSelect` equals `SOCIAL_PLACEHOLDER`. */
export const pleaseSelect = 'Please Select';
export const socialType = 'Social profiles';
export const socialAddress = 'Profile URL';
export const socialAdd = 'Add';
export const socialAdded = '{name} added.';
export const socialReplaced = '{name} replaced.';
export const socialRemove = 'Remove {name}';
export const socialRemoved = '{name} removed.';
export const socialMissing = 'Please add at least one.';
export const socialNoType = 'Please choose a network.';
export const socialNoAddress = 'Please enter the URL.';

/** Texts for select fields with a search field. */
export const termSearch = 'Search';
export const termRemove = 'Remove {name}';
export const termsFound = '{count} found';
export const termsNone = 'Nothing found';
export const termsMore = 'Type to search all {count}.';

/** Texts for the tags field. */
export const tagAdd = 'Add a tag';
export const tagAdded = '{name} added.';
export const tagThere = '{name} is already in the list.';
export const tagRemove = 'Remove {name}';
export const tagRemoved = '{name} removed.';
export const tagLimit = 'No more than {count} tags.';

/**
 * Texts for the character counter and the price range. The server uses the same text for reversed
 * prices.
 */
export const charactersLeft = 'Characters left: {count}';
export const pricesReversed = 'Please enter a price that is not lower than “Price from”.';

/** Texts for the field that reads opening hours from one line. */
export const hoursLine = 'Enter hours as text';
export const hoursHint = 'Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.';
export const hoursFill = 'Fill in';
export const hoursFilled = 'Hours copied to: {days}';
export const hoursUnread = 'Not recognized: {words}';
export const hoursCopy = 'Copy {day} to all other days';
export const hoursCopied = 'Copied to all days.';

/** Labels of the toolbar of the description editor. */
export const bold = 'Bold';
export const italic = 'Italic';
export const heading = 'Heading';
export const bulletList = 'List';
export const numberedList = 'Numbered list';
export const quotation = 'Quotation';
export const link = 'Link';
export const linkAddress = 'Link URL';
export const linkApply = 'Apply';
export const linkRemove = 'Remove the link';
export const formatting = 'Formatting';

/** Texts for the place lookup. */
export const placeSuggestions = 'Suggested places';
export const placesFound = 'Places found: {count}. Choose one with the arrow keys.';
export const placeFilled = 'The form was filled in with the details of {name}. Please check them.';
export const placeFault =
	'The place search is not available now. Please enter the details yourself.';
export const placePhotos =
	'Photos of {name}, as a preview only. They are not added to your listing.';

/** Texts for the map. */
export const mapMarker = 'Marker of the listing. The arrow keys move it.';
export const mapPaste = 'Paste coordinates';
export const mapHint =
	'Such as 47.5896, 7.5299, or the URL of a map. You can also drag the marker or click the map.';
export const mapHere = 'Use my location';
export const mapKeys = 'Move with the arrow keys';
export const mapMoved = 'The marker was moved.';
export const mapUnread = 'No coordinates found.';
export const mapNoLocation =
	'Your location is not available. Please allow access, or enter an address.';

/** Texts for the field with several locations. */
export const locationAdded = '{name} added.';
export const locationRemove = 'Remove {name}';
export const locationRemoved = '{name} removed.';

/** Texts for the preview and for the hint about a similar listing. */
export const preview = 'Preview';
export const alreadyListed = 'Already listed?';
export const claimListing = 'Claim it';
export const similarListing = 'There is already a listing with this name: {name}.';
