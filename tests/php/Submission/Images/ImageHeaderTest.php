<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Images;

use Closure;
use Gazetteer\Submission\Images\ImageHeader;
use Gazetteer\Tests\Check;

final class ImageHeaderTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the size of a PNG of 20,000 by 20,000 pixels is read without decoding' => static fn () => Check::same(['image/png', 400_000_000, 1, true], self::read(self::png(20_000, 20_000)));
        yield 'the maximum size of a PNG header is read' => static fn () => Check::same(true, self::read(self::png(4_294_967_295, 4_294_967_295)) === null || self::read(self::png(4_294_967_295, 4_294_967_295))[1] > 1e18);
        yield 'a GIF of endless small parts counts as incomplete' => static fn () => Check::same(false, self::read(str_replace("\x02\x02D\x01\0", "\x02" . str_repeat("\x01D", 300_000) . "\0", self::gif(1)))[3]);
        yield 'the frames of an animated PNG are counted' => static fn () => Check::same(['image/png', 4, 9, true], self::read(self::png(2, 2, self::chunk('acTL', pack('NN', 9, 0)))));
        yield 'a truncated PNG is detected' => static fn () => Check::same(false, self::read(substr(self::png(2, 2), 0, -30))[3]);
        yield 'the frames of a GIF are counted' => static fn () => Check::same(['image/gif', 4, 3, true], self::read(self::gif(3)));
        yield 'a truncated GIF is detected' => static fn () => Check::same(false, self::read(substr(self::gif(3), 0, -1))[3]);
        yield 'the end of a preview inside of a JPEG does not count as the end of the file' => static fn () => Check::same([false, true], [
            self::read(self::jpeg("\xFF\xD8preview\xFF\xD9", ''))[3],
            self::read(self::jpeg("\xFF\xD8preview\xFF\xD9", "\xFF\xD9 and what a phone keeps behind it"))[3],
        ]);
        foreach (['nothing' => '', 'a script' => '<?php', 'an SVG' => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a HEIC' => "\0\0\0\x18ftypheic", 'a signature without content' => "\xFF\xD8\xFF"] as $says => $bytes) {
            yield "{$says} is not accepted as an image" => static fn () => Check::same(null, self::read($bytes));
        }
    }

    /** @return array{string, int, int, bool}|null Type, pixels, frames, and whether it is whole. */
    private static function read(string $bytes): ?array
    {
        $path = (string) tempnam('/tmp', 'image');
        file_put_contents($path, $bytes);
        $header = ImageHeader::read($path);
        unlink($path);

        return $header === null ? null : [$header->type, $header->pixels(), $header->frames, $header->isWhole];
    }

    private static function png(int $width, int $height, string $more = ''): string
    {
        return "\x89PNG\r\n\x1A\n" . self::chunk('IHDR', pack('NNC5', $width, $height, 8, 2, 0, 0, 0)) . $more . self::chunk('IDAT', (string) gzcompress(str_repeat("\0", 40))) . self::chunk('IEND', '');
    }

    private static function chunk(string $name, string $data): string
    {
        return pack('N', strlen($data)) . $name . $data . pack('N', crc32($name . $data));
    }

    private static function gif(int $frames): string
    {
        return 'GIF89a' . pack('vvCCC', 2, 2, 0x80, 0, 0) . str_repeat("\0", 6) . str_repeat("!\xF9\x04\0\0\0\0\0," . pack('vvvvC', 0, 0, 1, 1, 0) . "\x02\x02D\x01\0", $frames) . ';';
    }

    private static function jpeg(string $preview, string $end): string
    {
        $part = static fn (string $marker, string $data): string => "\xFF{$marker}" . pack('n', strlen($data) + 2) . $data;

        return "\xFF\xD8" . $part("\xE1", $preview) . $part("\xC0", pack('CnnC', 8, 2, 2, 1) . "\1\x11\0") . $part("\xDA", "\1\1\0\0\x3F\0") . 'scan' . $end;
    }
}
