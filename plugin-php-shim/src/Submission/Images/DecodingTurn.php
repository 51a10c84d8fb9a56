<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use Gazetteer\Kernel\Http\Refusal;

/**
 * Two requests of a site at most decode images at the same time; others wait for their turn. Each turn is a lock on a
 * file, which the system frees when its process ends, however it ends.
 */
final class DecodingTurn
{
    private const TURNS = 2;
    /** Shorter than web servers wait for PHP. */
    private const SECONDS = 20;
    private const PAUSE = 100_000;
    private const TRY_AGAIN = 15;

    /** @param resource $file */
    private function __construct(private $file)
    {
    }

    /**
     * @throws Refusal Where none comes in time.
     * @throws NotStored
     */
    public static function wait(): self
    {
        $folder = ImageFolder::path();
        $end = microtime(true) + self::SECONDS;
        do {
            for ($turn = 1; $turn <= self::TURNS; $turn++) {
                $file = self::lock("{$folder}/turn-{$turn}.lock");
                if ($file !== null) {
                    return new self($file);
                }
            }
            usleep(self::PAUSE);
        } while (microtime(true) < $end);

        throw new Refusal(Refusal::BUSY, 503, retryAfter: self::TRY_AGAIN);
    }

    public function end(): void
    {
        flock($this->file, LOCK_UN);
        fclose($this->file);
    }

    /** @return resource|null Null where another request has it. */
    private static function lock(string $path)
    {
        $file = @fopen($path, 'c');
        if ($file === false) {
            throw new NotStored('There is no place for images.');
        }
        // Some network file systems know no locks; submissions go on there.
        if (flock($file, LOCK_EX | LOCK_NB, $isTaken) || $isTaken !== 1) {
            return $file;
        }
        fclose($file);

        return null;
    }
}
