<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Spam\Signer;

/**
 * Letters in a picture. Its file is named `<challenge>.png` and lives as long as the challenge does; the
 * letters follow from the challenge and the site's secret, so they are written down nowhere.
 */
final class CaptchaChallenge
{
    /** None that is easily taken for another, and no vowels, so that no words come up. */
    private const LETTERS = 'BCDFHJKMNPRTVWXZ';
    private const COUNT = 5;
    private const LIFETIME = HOUR_IN_SECONDS;
    private const BETWEEN_SWEEPS = 10 * MINUTE_IN_SECONDS;
    /** So many pictures are kept, however many are asked for. */
    private const MOST = 1000;
    private const ROOM = 100;

    public function __construct(private readonly Signer $signer)
    {
    }

    /** Without a drawing library, or a place for the picture, the field is neither drawn nor asked: nobody could answer it. */
    public static function isPossible(): bool
    {
        return function_exists('imagepng') && function_exists('imagerotate') && wp_upload_dir(null, false)['error'] === false
            && wp_mkdir_p(self::folder()) && wp_is_writable(self::folder());
    }

    /** Draws a new one and returns its address; '' where the picture could not be written. */
    public function draw(): string
    {
        $folder = self::folder();
        if (!wp_mkdir_p($folder)) {
            return '';
        }
        $this->sweep($folder);
        self::makeRoom($folder);
        // In two halves, as small servers' integers hold no more.
        $challenge = random_int(10 ** 7, 10 ** 8 - 1) . random_int(10 ** 7, 10 ** 8 - 1);
        $drawn = CaptchaPicture::write($this->letters($challenge), "{$folder}/{$challenge}.png");

        return $drawn ? wp_upload_dir(null, false)['baseurl'] . '/' . basename($folder) . "/{$challenge}.png" : '';
    }

    /** Whoever asks uses the challenge up, right or wrong. A missing challenge is a wrong answer. */
    public function isSolved(string $challenge, string $answer): bool
    {
        if (preg_match('/^\d{16}$/D', $challenge) !== 1) {
            return false;
        }
        $file = self::folder() . "/{$challenge}.png";
        $age = is_file($file) ? time() - (int) filemtime($file) : PHP_INT_MAX;

        // Only one of two answers that come at once gets to delete the file.
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

    /** Of too many the oldest go, which are the likeliest to be forgotten. */
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

    /** The age of the index file tells when this was done last. */
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
