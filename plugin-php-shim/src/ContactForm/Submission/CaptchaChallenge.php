<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Spam\Signer;

/**
 * A captcha image. The file is named `<challenge>.png` and exists as long as the challenge is valid. The letters are
 * derived from the challenge and the site's secret, so they are not stored.
 */
final class CaptchaChallenge
{
    /** No letters that look alike, and no vowels, so that an image never shows a word. */
    private const LETTERS = 'BCDFHJKMNPRTVWXZ';
    private const COUNT = 5;
    private const LIFETIME = HOUR_IN_SECONDS;
    private const BETWEEN_SWEEPS = 10 * MINUTE_IN_SECONDS;
    /** The maximum number of stored images, to limit disk use. */
    private const MOST = 1000;
    private const ROOM = 100;

    public function __construct(private readonly Signer $signer)
    {
    }

    /**
     * Without the GD library or a writable folder, the field is neither rendered nor checked, because visitors
     * could not answer it.
     */
    public static function isPossible(): bool
    {
        return function_exists('imagepng') && function_exists('imagerotate') && wp_upload_dir(null, false)['error'] === false
            && wp_mkdir_p(self::folder()) && wp_is_writable(self::folder());
    }

    /** Creates an image and returns its URL; '' if it could not be written. */
    public function draw(): string
    {
        $folder = self::folder();
        if (!wp_mkdir_p($folder)) {
            return '';
        }
        $this->sweep($folder);
        self::makeRoom($folder);
        // Generate two halves, because a 32-bit integer cannot hold 16 digits.
        $challenge = random_int(10 ** 7, 10 ** 8 - 1) . random_int(10 ** 7, 10 ** 8 - 1);
        $drawn = CaptchaPicture::write($this->letters($challenge), "{$folder}/{$challenge}.png");

        return $drawn ? wp_upload_dir(null, false)['baseurl'] . '/' . basename($folder) . "/{$challenge}.png" : '';
    }

    /**
     * Each check invalidates the challenge, whether the answer is right or wrong. A missing challenge counts as a wrong
     * answer.
     */
    public function isSolved(string $challenge, string $answer): bool
    {
        if (preg_match('/^\d{16}$/D', $challenge) !== 1) {
            return false;
        }
        $file = self::folder() . "/{$challenge}.png";
        $age = is_file($file) ? time() - (int) filemtime($file) : PHP_INT_MAX;

        // If two answers arrive at the same time, only one request can delete the file.
        return $age <= self::LIFETIME && @unlink($file) && strtoupper(trim($answer)) === $this->letters($challenge);
    }

    private function letters(string $challenge): string
    {
        $sign = $this->signer->sign('captcha', $challenge);
        $letters = '';
        for ($place = 0; $place < self::COUNT; $place++) {
            $letters .= self::LETTERS[hexdec($sign[$place])];
        }

        return $letters;
    }

    private static function folder(): string
    {
        return wp_upload_dir(null, false)['basedir'] . '/gazetteer-captcha';
    }

    /** Deletes the oldest images first, because they are the most likely to be abandoned. */
    private static function makeRoom(string $folder): void
    {
        $files = glob("{$folder}/*.png") ?: [];
        if (count($files) < self::MOST) {
            return;
        }
        $ages = array_combine($files, array_map(static fn (string $file): int => (int) @filemtime($file), $files)); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- another request may have solved it.
        asort($ages);
        foreach (array_slice(array_keys($ages), 0, count($files) - self::MOST + self::ROOM) as $file) {
            @unlink($file); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- as above.
        }
    }

    /** The modification time of the index file stores the time of the last cleanup. */
    private function sweep(string $folder): void
    {
        $index = "{$folder}/index.html";
        if (is_file($index) && time() - (int) filemtime($index) < self::BETWEEN_SWEEPS) {
            return;
        }
        touch($index);
        foreach (glob("{$folder}/*.png") ?: [] as $file) {
            if (time() - (int) filemtime($file) > self::LIFETIME) {
                @unlink($file);
            }
        }
    }
}
