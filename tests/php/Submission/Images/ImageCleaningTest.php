<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Images;

use Closure;
use Gazetteer\Submission\Images\ImageCleaning;
use Gazetteer\Submission\Images\ImageOrientation;
use Gazetteer\Tests\Check;

final class ImageCleaningTest
{
    private const START = "\xFF\xD8";
    private const END = "\xFF\xD9";

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $scan = self::segment(0xDA, "\1\1\0\0\x3F\0") . "data\xFF\0 and a restart\xFF\xD0more";
        $picture = self::segment(0xDB, 'quantisation') . self::segment(0xC2, 'frame') . $scan . self::segment(0xC4, 'codes') . $scan;
        yield 'a JPEG keeps its color profile, color transform and scans, and loses its EXIF, XMP, IPTC, comments, previews and trailer' => static function () use ($picture): void {
            $kept = [self::segment(0xE2, "ICC_PROFILE\0\1\1profile"), self::segment(0xEE, 'Adobe')];
            $jfif = self::segment(0xE0, "JFIF\0\1\1\0\0\1\0\1\0\0");
            $withPreview = self::segment(0xE0, "JFIF\0\1\1\0\0\1\0\1\1\1RGB");
            $removed = self::segment(0xE1, "Exif\0\0MM") . self::segment(0xE1, "http://ns.adobe.com/xap/1.0/\0") . self::segment(0xED, "Photoshop 3.0\0") . self::segment(0xFE, 'comment') . self::segment(0xE2, "MPF\0");
            $bytes = self::START . $withPreview . $removed . implode('', $kept) . $picture . self::segment(0xFE, 'between') . self::END . 'trailer';
            Check::same(self::START . $jfif . implode('', $kept) . $picture . self::END, ImageCleaning::clean($bytes));
        };
        yield 'a JPEG that contains only a picture is not changed' => static fn () => Check::same(self::START . $picture . self::END, ImageCleaning::clean(self::START . $picture . self::END));
        yield 'a JPEG without its end counts as damaged' => static fn () => Check::same(null, ImageCleaning::clean(self::START . $picture));
        yield 'a JPEG that ends in a segment counts as damaged' => static fn () => Check::same(null, ImageCleaning::clean(substr(self::START . self::segment(0xDB, 'quantisation'), 0, -3)));

        $png = static fn (string ...$chunks): string => "\x89PNG\r\n\x1A\n" . implode('', $chunks);
        [$header, $data, $end] = [self::chunk('IHDR', str_repeat('h', 13)), self::chunk('IDAT', 'data'), self::chunk('IEND', '')];
        yield 'a PNG keeps its colors and frames, and loses its texts, EXIF, unknown chunks and trailer' => static fn () => Check::same(
            $png($header, self::chunk('iCCP', 'profile'), self::chunk('acTL', 'frames'), $data, $end),
            ImageCleaning::clean($png($header, self::chunk('iCCP', 'profile'), self::chunk('eXIf', 'MM'), self::chunk('acTL', 'frames'), self::chunk('iTXt', 'XML:com.adobe.xmp'), $data, self::chunk('zTXt', 'text'), self::chunk('prVt', 'own'), $end) . 'trailer'),
        );
        yield 'a PNG without its end counts as damaged' => static fn () => Check::same([null, null], [ImageCleaning::clean($png($header, $data)), ImageCleaning::clean(substr($png($header, $data), 0, -5))]);

        $webp = static fn (string $flags, string ...$chunks): string => self::riff(self::part('VP8X', $flags . str_repeat("\0", 9)), ...$chunks);
        yield 'EXIF and XMP are removed from a WebP, with the flags for them' => static fn () => Check::same(
            $webp("\x20", self::part('ICCP', 'odd'), self::part('VP8 ', 'data')),
            ImageCleaning::clean($webp("\x2C", self::part('ICCP', 'odd'), self::part('VP8 ', 'data'), self::part('EXIF', 'MM'), self::part('XMP ', 'xmp'))),
        );
        yield 'a WebP that is shorter than its header says counts as damaged' => static fn () => Check::same(null, ImageCleaning::clean(substr($webp("\0", self::part('VP8 ', 'data')), 0, -2)));

        $gif = 'GIF89a' . "\2\0\2\0\x80\0\0" . str_repeat('c', 6);
        [$loop, $frame] = ["!\xFF\x0BNETSCAPE2.0\3\1\0\0\0", "!\xF9\4\0\0\0\0\0," . "\0\0\0\0\1\0\1\0\0" . "\2\2D\1\0"];
        yield 'a GIF keeps its loop and frames, and loses its comments, XMP and trailer' => static fn () => Check::same(
            "{$gif}{$loop}{$frame}{$frame};",
            ImageCleaning::clean("{$gif}{$loop}!\xFE\7comment\0!\xFF\x0BXMP DataXMP\3xmp\0{$frame}{$frame};trailer"),
        );
        yield 'a GIF without its end counts as damaged' => static fn () => Check::same(null, ImageCleaning::clean("{$gif}{$frame}"));
        yield 'an empty file and a file of another type count as damaged' => static fn () => Check::same([null, null], [ImageCleaning::clean(''), ImageCleaning::clean('<svg/>')]);

        yield 'metadata is found by its signature at any position' => static fn () => Check::same([true, true, true, false], [
            ImageCleaning::holdsMetadata("ftypavif Exif\0\0MM"),
            ImageCleaning::holdsMetadata('<x:xmpmeta xmlns:x="adobe:ns:meta/">'),
            ImageCleaning::holdsMetadata("Photoshop 3.0\0" . '8BIM'),
            ImageCleaning::holdsMetadata(self::START . $picture . self::END),
        ]);

        $big = "MM\0*" . pack('NnnnNnnN', 8, 1, 0x0112, 3, 1, 6, 0, 0);
        $little = "II*\0" . pack('VvvvVvvV', 8, 1, 0x0112, 3, 1, 8, 0, 0);
        yield 'the orientation is read from EXIF of either byte order, in JPEG, PNG and WebP' => static fn () => Check::same([6, 8, 6, 8, 3], [
            ImageOrientation::read(self::START . self::segment(0xE1, "Exif\0\0{$big}") . $picture . self::END),
            ImageOrientation::read(self::START . self::segment(0xE1, "Exif\0\0{$little}") . $picture . self::END),
            ImageOrientation::read($png($header, self::chunk('eXIf', $big), $data, $end)),
            ImageOrientation::read($webp("\x08", self::part('VP8 ', 'data'), self::part('EXIF', $little))),
            ImageOrientation::read(self::START . ImageOrientation::segment(3) . $picture . self::END),
        ]);
        yield 'a photo without EXIF, or with damaged EXIF, counts as upright' => static fn () => Check::same([1, 1, 1], [
            ImageOrientation::read(self::START . $picture . self::END),
            ImageOrientation::read(self::START . self::segment(0xE1, "Exif\0\0MM\0*\xFF\xFF\xFF\xFF") . self::END),
            ImageOrientation::read(''),
        ]);
    }

    private static function segment(int $marker, string $data): string
    {
        return "\xFF" . chr($marker) . pack('n', strlen($data) + 2) . $data;
    }

    private static function chunk(string $name, string $data): string
    {
        return pack('N', strlen($data)) . $name . $data . pack('N', crc32($name . $data));
    }

    private static function part(string $name, string $data): string
    {
        return $name . pack('V', strlen($data)) . $data . (strlen($data) % 2 === 1 ? "\0" : '');
    }

    private static function riff(string ...$parts): string
    {
        $data = 'WEBP' . implode('', $parts);

        return 'RIFF' . pack('V', strlen($data)) . $data;
    }
}
