// Flip-flops, counters, analog switches and decoders of the 4000 series, and their 74HC versions of the same pinout.
import { icTable } from "../build/ic-table";

export const LOGIC_4000 = icTable(
  { library: "logic", keywords: "logic,cmos,逻辑" },
  `
CD4013B | soic14 | Dual D flip-flop with set and reset | flip-flop,触发器 | 6:S 5:D 3:CLK:i> 4:R | 1:Q - 2:~Q
+ | 8:S 9:D 11:CLK:i> 10:R | 13:Q - 12:~Q
+ | | | 14:VDD | 7:VSS
CD4017B 74HC4017 | soic16 | Decade counter with 10 decoded outputs | johnson counter,十进制计数器,流水灯 | 14:CLK:i> 13:~CE 15:R | 3:Q0 2:Q1 4:Q2 7:Q3 10:Q4 1:Q5 5:Q6 6:Q7 9:Q8 11:Q9 - 12:CO | 16:VDD | 8:VSS
CD4020B 74HC4020 | soic16 | 14-stage binary counter | ripple counter,计数器,分频器 | 10:CLK:i< 11:R | 9:Q1 7:Q4 5:Q5 4:Q6 6:Q7 13:Q8 12:Q9 14:Q10 15:Q11 1:Q12 2:Q13 3:Q14 | 16:VDD | 8:VSS
CD4021B | soic16 | 8-bit shift register, parallel inputs | 移位寄存器 | 7:PI1 6:PI2 5:PI3 4:PI4 13:PI5 14:PI6 15:PI7 1:PI8 - 11:SI 10:CLK:i> 9:P/~S | 2:Q6 12:Q7 3:Q8 | 16:VDD | 8:VSS
CD4026B | dip16 | Decade counter with 7-segment outputs | display,数码管,计数器 | 1:CLK:i> 2:CLK_INH 15:R 3:DE | 10:a 12:b 13:c 9:d 11:e 6:f 7:g - 5:CO 4:DE_OUT 14:UCS | 16:VDD | 8:VSS
CD4027B | soic16 | Dual JK flip-flop with set and reset | flip-flop,触发器 | 9:S 10:J 13:CLK:i> 11:K 12:R | 15:Q - 14:~Q
+ | 7:S 6:J 3:CLK:i> 5:K 4:R | 1:Q - 2:~Q
+ | | | 16:VDD | 8:VSS
CD4028B | soic16 | BCD to decimal decoder | 译码器 | 10:A 13:B 12:C 11:D | 3:Y0 14:Y1 2:Y2 15:Y3 1:Y4 6:Y5 7:Y6 4:Y7 9:Y8 5:Y9 | 16:VDD | 8:VSS
CD4040B 74HC4040 | soic16 | 12-stage binary counter | ripple counter,计数器,分频器 | 10:CLK:i< 11:R | 9:Q1 7:Q2 6:Q3 5:Q4 3:Q5 2:Q6 4:Q7 13:Q8 12:Q9 14:Q10 15:Q11 1:Q12 | 16:VDD | 8:VSS
CD4046B 74HC4046A | soic16 | Phase-locked loop | pll,vco,锁相环 | 14:SIG 3:COMP 9:VCO_IN 5:INH - 6:C1A:p 7:C1B:p 11:R1:p 12:R2:p | 4:VCO_OUT 2:PC1 13:PC2:t 1:PCP 10:DEM 15:ZENER:p | 16:VDD | 8:VSS
CD4051B 74HC4051 | soic16 | 8-channel analog multiplexer | mux,模拟开关,多路复用 | 13:Y0:b 14:Y1:b 15:Y2:b 12:Y3:b 1:Y4:b 5:Y5:b 2:Y6:b 4:Y7:b - 11:A 10:B 9:C 6:INH | 3:Z:b | 16:VDD | 8:VSS 7:VEE
CD4052B 74HC4052 | soic16 | Dual 4-channel analog multiplexer | mux,模拟开关,多路复用 | 12:X0:b 14:X1:b 15:X2:b 11:X3:b 1:Y0:b 5:Y1:b 2:Y2:b 4:Y3:b - 10:A 9:B 6:INH | 13:X:b - - - 3:Y:b | 16:VDD | 8:VSS 7:VEE
CD4053B 74HC4053 | soic16 | Triple 2-channel analog multiplexer | mux,模拟开关,多路复用 | 12:X0:b 13:X1:b 2:Y0:b 1:Y1:b 5:Z0:b 3:Z1:b - 11:A 10:B 9:C 6:INH | 14:X:b - 15:Y:b - 4:Z:b | 16:VDD | 8:VSS 7:VEE
CD4060B 74HC4060 | soic16 | 14-stage binary counter with oscillator | 计数器,分频器,振荡器 | 11:RS 12:R | 10:RTC 9:CTC - 7:Q4 5:Q5 4:Q6 6:Q7 14:Q8 13:Q9 15:Q10 1:Q12 2:Q13 3:Q14 | 16:VDD | 8:VSS
CD4066B CD4016B 74HC4066 | soic14 | Quad bilateral analog switch | 模拟开关 | 1:A:b 13:E | 2:B:b
+ | 4:A:b 5:E | 3:B:b
+ | 8:A:b 6:E | 9:B:b
+ | 11:A:b 12:E | 10:B:b
+ | | | 14:VDD | 7:VSS
CD4094B 74HC4094 | soic16 | 8-bit shift register with output latch, three states | 移位寄存器 | 2:D 3:CP:i> - 1:STR 15:OE | 4:QP0:t 5:QP1:t 6:QP2:t 7:QP3:t 14:QP4:t 13:QP5:t 12:QP6:t 11:QP7:t - 9:QS1 10:QS2 | 16:VDD | 8:VSS
CD4511B 74HC4511 | dip16 | BCD to 7-segment latch, decoder and driver | display,数码管,译码器 | 7:A 1:B 2:C 6:D - 5:LE 4:~BL 3:~LT | 13:a 12:b 11:c 10:d 9:e 15:f 14:g | 16:VDD | 8:VSS
CD4538B 74HC4538 | soic16 | Dual precision monostable | monostable,one-shot,单稳态 | 4:A 5:~B 3:~R 1:CX:p 2:RX/CX:p | 6:Q - 7:~Q
+ | 12:A 11:~B 13:~R 15:CX:p 14:RX/CX:p | 10:Q - 9:~Q
+ | | | 16:VDD | 8:VSS
`,
);
