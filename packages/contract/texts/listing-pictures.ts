/** The texts of the image fields in the listing form. They are not in the specification. */
export const gallery = 'Gallery';
export const choosePhotos = 'Drop photos here, paste them, or choose them';
export const choosePicture = 'Drop an image here or choose one';
export const chooseOther = 'Drop another one here or choose one';
export const takePhoto = 'Take a photo';
export const photoCount = 'Photos: {count}';
export const photoCountOf = 'Photos: {count} of {most}';
export const photoBytesOf = '{size} of {most}';
export const photosAdded = 'Photos added: {number}. Total: {count}.';
export const photoMoved = 'The photo is now number {number} of {count}.';
export const photoRemoved = 'Photo {number} was removed.';
export const photoPutBack = 'Photo {number} was restored.';
export const movePhotoEarlier = 'Move photo {number} earlier';
export const movePhotoLater = 'Move photo {number} later';
export const removePhoto = 'Remove photo {number}';
export const putPhotoBack = 'Restore photo {number}';
export const goesWhenSent = 'Removed when you send the form';
export const preparingPhoto = 'Preparing';
export const removePicture = 'Remove';
export const putPictureBack = 'Restore';
export const pictureRemoved = 'The image was removed.';
export const picturePutBack = 'The image was restored.';
export const pictureChosen = 'Chosen: {name}';
export const pictureUnreadable =
	'This browser cannot read the file “{name}”. Please save it as a JPEG and choose that file.';
export const pictureGone = '“{name}” can no longer be read. Please choose it again.';
