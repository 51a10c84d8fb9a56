<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

/**
 * Sanitizes a visitor's file name for display and as the name of an attachment. It is never used as a path on the
 * server.
 */
final class AttachmentName
{
    private const LONGEST = 100;

    public static function clean(string $name): string
    {
        $line = MailText::line($name);
        // Some old browsers send the full path of the file.
        $last = (string) preg_replace('~^.*[/\\\\]~s', '', $line);
        $plain = ltrim(trim((string) preg_replace('/["*:<>?|;%]+/', '-', $last)), '.');
        if ($plain === '' || ctype_digit($plain)) {
            $plain = "file-{$plain}";
        }
        $end = preg_match('/\.[A-Za-z0-9]{1,10}$/D', $plain, $found) === 1 ? $found[0] : '';
        $start = substr($plain, 0, strlen($plain) - strlen($end));

        return (preg_match('/^.{0,' . self::LONGEST . '}/us', $start, $found) === 1 ? trim($found[0]) : 'file') . $end;
    }

    /**
     * Sanitizes a name. If the name is already taken, appends a number.
     *
     * @param array<string, mixed> $taken The taken names, as keys.
     */
    public static function free(string $name, array $taken): string
    {
        $clean = self::clean($name);
        $end = preg_match('/\.[A-Za-z0-9]{1,10}$/D', $clean, $found) === 1 ? $found[0] : '';
        $start = substr($clean, 0, strlen($clean) - strlen($end));
        for ($number = 2, $free = $clean; isset($taken[$free]); $number++) {
            $free = "{$start}-{$number}{$end}";
        }

        return $free;
    }
}
