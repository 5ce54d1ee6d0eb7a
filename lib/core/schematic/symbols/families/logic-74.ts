// Flip-flops, registers, counters, decoders and buffers of the 74 series.
import { icTable } from "../build/ic-table";

export const LOGIC_74 = icTable(
  { library: "logic", keywords: "logic,逻辑" },
  `
74LS47 | dip16 | BCD to 7-segment decoder, open collector | display,数码管,译码器 | 7:A 1:B 2:C 6:D - 3:~LT 5:~RBI 4:~BI/~RBO:b | 13:~a:c 12:~b:c 11:~c:c 10:~d:c 9:~e:c 15:~f:c 14:~g:c | 16:VCC | 8:GND
74HC74 74LS74 | soic14 | Dual D flip-flop with set and reset | flip-flop,触发器 | 4:~S 2:D 3:CLK:i> 1:~R | 5:Q - 6:~Q
+ | 10:~S 12:D 11:CLK:i> 13:~R | 9:Q - 8:~Q
+ | | | 14:VCC | 7:GND
74HC85 | soic16 | 4-bit magnitude comparator | 数值比较器 | 10:A0 12:A1 13:A2 15:A3 - 9:B0 11:B1 14:B2 1:B3 - 2:A<B 3:A=B 4:A>B | 7:A<B 6:A=B 5:A>B | 16:VCC | 8:GND
74LS90 | dip14 | Decade counter | 十进制计数器 | 14:CKA:i< 1:CKB:i< - 2:R0(1) 3:R0(2) 6:R9(1) 7:R9(2) | 12:QA 9:QB 8:QC 11:QD - 4:NC:n 13:NC:n | 5:VCC | 10:GND
74LS93 | dip14 | 4-bit binary counter | 计数器 | 14:CKA:i< 1:CKB:i< - 2:R0(1) 3:R0(2) | 12:QA 9:QB 8:QC 11:QD - 4:NC:n 6:NC:n 7:NC:n 13:NC:n | 5:VCC | 10:GND
74HC112 | soic16 | Dual JK flip-flop, negative edge | flip-flop,触发器 | 4:~S 3:J 1:CLK:i< 2:K 15:~R | 5:Q - 6:~Q
+ | 10:~S 11:J 13:CLK:i< 12:K 14:~R | 9:Q - 7:~Q
+ | | | 16:VCC | 8:GND
74HC123 | soic16 | Dual retriggerable monostable | monostable,one-shot,单稳态 | 1:~A 2:B 3:~R 14:CX:p 15:RX/CX:p | 13:Q - 4:~Q
+ | 9:~A 10:B 11:~R 6:CX:p 7:RX/CX:p | 5:Q - 12:~Q
+ | | | 16:VCC | 8:GND
74HC138 74LS138 | soic16 | 3 to 8 line decoder | demultiplexer,译码器,三八译码器 | 1:A0 2:A1 3:A2 - 4:~E1 5:~E2 6:E3 | 15:~Y0 14:~Y1 13:~Y2 12:~Y3 11:~Y4 10:~Y5 9:~Y6 7:~Y7 | 16:VCC | 8:GND
74HC139 | soic16 | Dual 2 to 4 line decoder | demultiplexer,译码器 | 2:A0 3:A1 - 1:~E | 4:~Y0 5:~Y1 6:~Y2 7:~Y3
+ | 14:A0 13:A1 - 15:~E | 12:~Y0 11:~Y1 10:~Y2 9:~Y3
+ | | | 16:VCC | 8:GND
74HC148 | soic16 | 8 to 3 line priority encoder | 编码器 | 10:~0 11:~1 12:~2 13:~3 1:~4 2:~5 3:~6 4:~7 5:~EI | 9:~A0 7:~A1 6:~A2 - 14:~GS 15:~EO | 16:VCC | 8:GND
74HC151 | soic16 | 8-input multiplexer | 多路选择器 | 4:D0 3:D1 2:D2 1:D3 15:D4 14:D5 13:D6 12:D7 - 11:A 10:B 9:C 7:~G | 5:Y 6:~Y | 16:VCC | 8:GND
74HC153 | soic16 | Dual 4-input multiplexer | 多路选择器 | 6:1C0 5:1C1 4:1C2 3:1C3 1:~1G 10:2C0 11:2C1 12:2C2 13:2C3 15:~2G - 14:A 2:B | 7:1Y - - - - 9:2Y | 16:VCC | 8:GND
74HC154 | dipw24 | 4 to 16 line decoder | demultiplexer,译码器 | 23:A0 22:A1 21:A2 20:A3 - 18:~E0 19:~E1 | 1..11:~Y0 13..17:~Y11 | 24:VCC | 12:GND
74HC157 | soic16 | Quad 2-input multiplexer | 多路选择器 | 2:1A 3:1B 5:2A 6:2B 11:3A 10:3B 14:4A 13:4B - 1:S 15:~E | 4:1Y - 7:2Y - 9:3Y - 12:4Y | 16:VCC | 8:GND
74HC161 74HC163 | soic16 | 4-bit synchronous binary counter | 计数器 | 3:D0 4:D1 5:D2 6:D3 - 9:~PE 7:CEP 10:CET 2:CLK:i> 1:~MR | 14:Q0 13:Q1 12:Q2 11:Q3 - 15:TC | 16:VCC | 8:GND
74HC164 | soic14 | 8-bit shift register, parallel outputs | 移位寄存器 | 1:A 2:B - 8:CLK:i> 9:~R | 3:Q0 4:Q1 5:Q2 6:Q3 10:Q4 11:Q5 12:Q6 13:Q7 | 14:VCC | 7:GND
74HC165 74LS165 | soic16 | 8-bit shift register, parallel inputs | 移位寄存器,并入串出 | 10:DS 11:D0 12:D1 13:D2 14:D3 3:D4 4:D5 5:D6 6:D7 - 1:~PL 2:CP:i> 15:~CE | 9:Q7 7:~Q7 | 16:VCC | 8:GND
74HC174 | soic16 | Hex D flip-flop | flip-flop,register,触发器,寄存器 | 3:D0 4:D1 6:D2 11:D3 13:D4 14:D5 - 9:CLK:i> 1:~R | 2:Q0 5:Q1 7:Q2 10:Q3 12:Q4 15:Q5 | 16:VCC | 8:GND
74HC175 | soic16 | Quad D flip-flop | flip-flop,register,触发器,寄存器 | 4:D0 5:D1 12:D2 13:D3 - 9:CLK:i> 1:~R | 2:Q0 3:~Q0 7:Q1 6:~Q1 10:Q2 11:~Q2 15:Q3 14:~Q3 | 16:VCC | 8:GND
74HC192 74HC193 | soic16 | 4-bit synchronous up/down counter | 可逆计数器 | 15:A 1:B 10:C 9:D - 5:UP:i> 4:DOWN:i> 11:~LOAD 14:CLR | 3:QA 2:QB 6:QC 7:QD - 12:~CO 13:~BO | 16:VCC | 8:GND
74HC194 | soic16 | 4-bit bidirectional shift register | 移位寄存器 | 3:D0 4:D1 5:D2 6:D3 - 2:DSR 7:DSL 9:S0 10:S1 11:CLK:i> 1:~MR | 15:Q0 14:Q1 13:Q2 12:Q3 | 16:VCC | 8:GND
74HC240 | soicw20 | Octal inverting buffer, three states | bus driver,缓冲器,三态 | 2:1A0 4:1A1 6:1A2 8:1A3 1:~1OE - 11:2A3 13:2A2 15:2A1 17:2A0 19:~2OE | 18:~1Y0:t 16:~1Y1:t 14:~1Y2:t 12:~1Y3:t - - 9:~2Y3:t 7:~2Y2:t 5:~2Y1:t 3:~2Y0:t | 20:VCC | 10:GND
74HC244 74LS244 | soicw20 | Octal buffer, three states | bus driver,缓冲器,三态 | 2:1A0 4:1A1 6:1A2 8:1A3 1:~1OE - 11:2A3 13:2A2 15:2A1 17:2A0 19:~2OE | 18:1Y0:t 16:1Y1:t 14:1Y2:t 12:1Y3:t - - 9:2Y3:t 7:2Y2:t 5:2Y1:t 3:2Y0:t | 20:VCC | 10:GND
74HC245 74HCT245 74LS245 74LVC245 | soicw20 | Octal bus transceiver, three states | level shifter,总线收发器,电平转换 | 2..9:A0:t - 1:DIR 19:~OE | 18..11:B0:t | 20:VCC | 10:GND
74HC259 | soic16 | 8-bit addressable latch | 锁存器 | 13:D 1:A0 2:A1 3:A2 14:~LE 15:~MR | 4:Q0 5:Q1 6:Q2 7:Q3 9:Q4 10:Q5 11:Q6 12:Q7 | 16:VCC | 8:GND
74HC273 | soicw20 | Octal D flip-flop with reset | register,触发器,寄存器 | 3:D0 4:D1 7:D2 8:D3 13:D4 14:D5 17:D6 18:D7 - 11:CLK:i> 1:~MR | 2:Q0 5:Q1 6:Q2 9:Q3 12:Q4 15:Q5 16:Q6 19:Q7 | 20:VCC | 10:GND
74HC283 | soic16 | 4-bit adder with carry | 加法器 | 5:A1 3:A2 14:A3 12:A4 - 6:B1 2:B2 15:B3 11:B4 - 7:C0 | 4:S1 1:S2 13:S3 10:S4 - 9:C4 | 16:VCC | 8:GND
74HC373 | soicw20 | Octal latch, three states | 锁存器,三态 | 3:D0 4:D1 7:D2 8:D3 13:D4 14:D5 17:D6 18:D7 - 11:LE 1:~OE | 2:Q0:t 5:Q1:t 6:Q2:t 9:Q3:t 12:Q4:t 15:Q5:t 16:Q6:t 19:Q7:t | 20:VCC | 10:GND
74HC374 | soicw20 | Octal D flip-flop, three states | register,触发器,寄存器,三态 | 3:D0 4:D1 7:D2 8:D3 13:D4 14:D5 17:D6 18:D7 - 11:CLK:i> 1:~OE | 2:Q0:t 5:Q1:t 6:Q2:t 9:Q3:t 12:Q4:t 15:Q5:t 16:Q6:t 19:Q7:t | 20:VCC | 10:GND
74HC377 | soicw20 | Octal D flip-flop with enable | register,触发器,寄存器 | 3:D0 4:D1 7:D2 8:D3 13:D4 14:D5 17:D6 18:D7 - 11:CLK:i> 1:~E | 2:Q0 5:Q1 6:Q2 9:Q3 12:Q4 15:Q5 16:Q6 19:Q7 | 20:VCC | 10:GND
74HC393 | soic14 | Dual 4-bit binary counter | 计数器 | 1:CLK:i< 2:CLR | 3:QA 4:QB 5:QC 6:QD
+ | 13:CLK:i< 12:CLR | 11:QA 10:QB 9:QC 8:QD
+ | | | 14:VCC | 7:GND
74HC540 | soicw20 | Octal inverting buffer, three states | bus driver,缓冲器,三态 | 2..9:A0 - 1:~OE1 19:~OE2 | 18..11:~Y0:t | 20:VCC | 10:GND
74HC541 | soicw20 | Octal buffer, three states | bus driver,缓冲器,三态 | 2..9:A0 - 1:~OE1 19:~OE2 | 18..11:Y0:t | 20:VCC | 10:GND
74HC573 | soicw20 | Octal latch, three states | 锁存器,三态 | 2..9:D0 - 11:LE 1:~OE | 19..12:Q0:t | 20:VCC | 10:GND
74HC574 | soicw20 | Octal D flip-flop, three states | register,触发器,寄存器,三态 | 2..9:D0 - 11:CLK:i> 1:~OE | 19..12:Q0:t | 20:VCC | 10:GND
74HC595 | soic16 | 8-bit shift register with output latch, three states | 移位寄存器,串入并出 | 14:SER 11:SRCLK:i> 10:~SRCLR - 12:RCLK:i> 13:~OE | 15:QA:t 1:QB:t 2:QC:t 3:QD:t 4:QE:t 5:QF:t 6:QG:t 7:QH:t - 9:QH' | 16:VCC | 8:GND
74HC688 | soicw20 | 8-bit equality comparator | 比较器 | 2:P0 4:P1 6:P2 8:P3 11:P4 13:P5 15:P6 17:P7 - 3:Q0 5:Q1 7:Q2 9:Q3 12:Q4 14:Q5 16:Q6 18:Q7 - 1:~G | 19:~P=Q | 20:VCC | 10:GND
`,
);
